export const batchErrors = {
  file_required: 'Send the file as the form field "file"',
  file_empty: 'The file is empty',
  upload_not_form: 'Send the file as multipart/form-data',
  file_too_large: 'The file is larger than {limit} MB',
  file_not_spreadsheet: 'The file is not a spreadsheet; save it as .xlsx or .csv',
  file_old_workbook:
    'The file is an old workbook (.xls) or another old document; open it and save it as .xlsx',
  file_protected: 'The workbook is protected by a password; save it without one',
  file_damaged: 'The file is damaged and cannot be read; open it in a spreadsheet program and save it again',
  file_quote_open:
    'Row {row} opens a quotation mark (") and does not close it; close it, or write it twice where it belongs to the text',
  file_encoding_unknown: 'The text encoding of the file is not recognised; save it as UTF-8',
  file_inflates:
    'The workbook unpacks to far more than its size and was not read; copy the products to a new workbook',
  file_no_header: 'No row with column names was found; write them in the first row, such as "description"',
  file_no_data_row: 'The file has column names but no row of data; write the products below them',
  file_equal_columns: 'Two columns have the same name: {columns}; give each a name of its own',
  file_too_many_rows:
    'The file has {rows} rows or more; at most {limit} are accepted: split it into several files',
  file_too_many_columns:
    'The file has {columns} columns; at most {limit} are accepted: delete the ones that are not needed',
  file_row_too_long:
    'Row {row} has more than {limit} characters; shorten its texts or delete the columns that are not needed',
  file_takes_too_long:
    'The file could not be read within {seconds} seconds; copy the products to a new workbook or split it into several files',
  upload_too_slow: 'The file arrived too slowly: nothing was received for {seconds} seconds',
  upload_busy: 'The service is reading other files at the moment; try again in {seconds} seconds',
  batches_not_started_many:
    '{batches} batches ({mb} MB) are uploaded and not started; start or delete some of them before uploading more',
  export_busy: 'The service is writing other files at the moment; try again in {seconds} seconds',
  mapping_column_unknown: 'The file has no column {column}; its columns are {columns}',
  mapping_column_twice: 'The column {column} is mapped to more than one field',
  sku_column_required: 'Choose the column with the SKU in order to save rows to the catalog',
  batch_not_uploaded: 'The batch has been started already (status: {status})',
  batch_not_started: 'The batch has not been started yet',
  batch_not_finished: 'The batch is not finished yet (status: {status})',
  batch_running: 'The batch is running; cancel it or wait until it is finished',
  batch_not_running: 'The batch is not running (status: {status})',
  batch_nothing_to_classify: 'The file has no row that can be classified',
  batch_nothing_to_retry: 'None of these rows has failed',
  row_not_editable: 'Row {row} cannot be edited in its present state ({status})',
  row_unknown: 'The batch has no row {row}',
} as const;
