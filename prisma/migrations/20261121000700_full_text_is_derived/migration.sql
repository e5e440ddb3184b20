-- The full text of a line says what the lines above it already say: three fifths of what loading a version wrote.
ALTER TABLE tariff_lines DROP COLUMN full_description;
