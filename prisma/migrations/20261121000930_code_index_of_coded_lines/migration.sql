-- Grouping rows, a sixth of the lines, have no code to be found by.
DROP INDEX tariff_lines_by_code;
CREATE UNIQUE INDEX tariff_lines_by_code ON tariff_lines (dataset_id, code_digits text_pattern_ops)
  WHERE code_digits IS NOT NULL;
