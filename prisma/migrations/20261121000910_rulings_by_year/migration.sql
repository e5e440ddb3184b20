-- Numbers of Vietnam's notices start again each year: such a ruling is told by its number and its year together.
ALTER TABLE ruling_codes DROP CONSTRAINT ruling_codes_number_fkey;
ALTER TABLE ruling_codes DROP CONSTRAINT ruling_codes_pkey;
ALTER TABLE rulings DROP CONSTRAINT rulings_pkey;

ALTER TABLE rulings ADD COLUMN id SERIAL CONSTRAINT rulings_pkey PRIMARY KEY;
CREATE UNIQUE INDEX rulings_number_year ON rulings
  (number, (CASE WHEN market = 'VN' THEN left(coalesce(date, ''), 4) ELSE '' END));

ALTER TABLE ruling_codes ADD COLUMN ruling_id INTEGER;
UPDATE ruling_codes c SET ruling_id = r.id FROM rulings r WHERE r.number = c.number;
ALTER TABLE ruling_codes ALTER COLUMN ruling_id SET NOT NULL, DROP COLUMN number;
ALTER TABLE ruling_codes ADD CONSTRAINT ruling_codes_pkey PRIMARY KEY (ruling_id, code_digits);
ALTER TABLE ruling_codes ADD CONSTRAINT ruling_codes_ruling_id_fkey
  FOREIGN KEY (ruling_id) REFERENCES rulings (id) ON DELETE CASCADE ON UPDATE CASCADE;
