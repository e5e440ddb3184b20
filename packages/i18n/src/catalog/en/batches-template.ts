export const templateTexts = {
  sheet_products: 'Products',
  sheet_guide: 'Guide',
  sheet_results: 'Results',

  column_description: 'Description',
  column_material: 'Material',
  column_use: 'Use',
  column_composition: 'Composition',
  column_origin: 'Country of origin',
  column_notes: 'Notes',
  column_sku: 'SKU',
  column_hts_code: 'Code in use',

  guide_title: 'How to fill in this file',
  guide_code:
    'A tariff code says under which line of a country’s tariff schedule goods are declared. You need not know it: it is proposed from what you write here.',
  guide_rows: 'One row is one product. The first row holds the column names and must stay.',
  guide_names: 'Columns may be in any order and have other names: choose their meaning after the upload.',
  guide_required:
    'Only the description is required. Fill in the other columns with what you know: they answer questions that would otherwise be left open.',
  guide_words:
    'Write what someone who opens the box would see. A brand, a model or an item number alone says nothing about the goods.',
  guide_languages: 'Descriptions may be written in English, Vietnamese, Japanese or Korean.',
  guide_examples: 'The example rows are skipped when they are left in the file.',
  guide_duplicates: 'Rows with the same product are classified and charged once.',
  guide_after:
    'When the file is filled: upload it, read what is reported for each row, choose the market (US, EU or VN) and start. The results come as a file: your columns first, the proposals beside them.',
  guide_review:
    'Proposals are suggestions. What is uncertain goes to review, where a person accepts, replaces or rejects the code. Then download the results again: the final code has its own column.',
  guide_column: 'Column',
  guide_meaning: 'What to enter',
  guide_is_required: 'Required',
  guide_max_chars: 'Most characters',

  guide_description: 'What the product is: its name, kind, how it is made and presented',
  guide_material: 'What it is mainly made of',
  guide_use: 'What it is used for, by whom, or in which machine',
  guide_composition: 'Parts by weight or ingredients, with percentages',
  guide_origin: 'Country code (VN, US, DE) or country name',
  guide_notes: 'Anything else that matters: size, voltage, packing, condition',
  guide_sku: 'Your item number; needed to save the row to the catalog',
  guide_hts_code:
    'The tariff code in use today, if there is one; it is checked and compared with the proposal',

  example_1_description: "Men's T-shirt, knitted, short sleeves, crew neck",
  example_1_material: 'Cotton',
  example_1_use: 'Everyday wear',
  example_1_composition: '95% cotton, 5% elastane',
  example_1_notes: 'Packed singly in a plastic bag',
  example_2_description: 'Vacuum flask with screw cap, 500 ml, double wall',
  example_2_material: 'Stainless steel',
  example_2_use: 'Keeps drinks hot or cold',
  example_2_composition: 'Body of stainless steel 304, cap of polypropylene',
  example_2_notes: 'Not electric',
  example_3_description: 'Coffee beans, Robusta, not roasted, not decaffeinated',
  example_3_material: 'Coffee beans',
  example_3_use: 'For roasting',
  example_3_composition: '100% Robusta coffee',
  example_3_notes: 'In jute sacks of 60 kg',
} as const;
