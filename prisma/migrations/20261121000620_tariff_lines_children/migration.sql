-- The tree of a version is walked in memory; this index only made loading slower.
DROP INDEX tariff_lines_children;
