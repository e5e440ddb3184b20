import type { Area } from '../area.ts';
import type { batchErrors as en } from '../en/errors-batches.ts';

export const batchErrors: Area<typeof en> = {
  file_required: '파일을 폼 항목 "file"로 보내십시오.',
  file_empty: '파일이 비어 있습니다.',
  upload_not_form: '파일은 multipart/form-data로 보내십시오.',
  file_too_large: '파일이 {limit} MB를 초과합니다.',
  file_not_spreadsheet: '스프레드시트 파일이 아닙니다. .xlsx 또는 .csv로 저장하십시오.',
  file_old_workbook:
    '이전 형식의 통합 문서(.xls) 또는 다른 이전 형식 문서입니다. 열어서 .xlsx로 저장하십시오.',
  file_protected: '통합 문서가 비밀번호로 보호되어 있습니다. 보호를 해제하고 저장하십시오.',
  file_damaged: '파일이 손상되어 읽을 수 없습니다. 스프레드시트 프로그램에서 열어 다시 저장하십시오.',
  file_quote_open: '{row}행의 큰따옴표(")가 닫히지 않았습니다. 닫거나, 글자로 쓸 때는 두 번 쓰십시오.',
  file_encoding_unknown: '파일의 문자 인코딩을 알 수 없습니다. UTF-8로 저장하십시오.',
  file_inflates:
    '통합 문서의 압축을 풀면 파일 크기에 비해 지나치게 커지므로 읽지 않았습니다. 물품을 새 통합 문서로 복사하십시오.',
  file_no_header: '열 이름이 있는 행을 찾을 수 없습니다. 첫 행에 "품명"과 같은 열 이름을 넣으십시오.',
  file_no_data_row: '열 이름만 있고 데이터 행이 없습니다. 열 이름 아래에 물품을 입력하십시오.',
  file_equal_columns: '이름이 같은 열이 있습니다: {columns}. 열마다 다른 이름을 쓰십시오.',
  file_too_many_rows: '파일이 {rows}행 이상입니다. 최대 {limit}행까지 가능합니다. 여러 파일로 나누십시오.',
  file_too_many_columns:
    '파일이 {columns}열입니다. 최대 {limit}열까지 가능합니다. 필요 없는 열을 지우십시오.',
  file_row_too_long: '{row}행이 {limit}자를 초과합니다. 내용을 줄이거나 필요 없는 열을 지우십시오.',
  file_takes_too_long:
    '{seconds}초 안에 파일을 읽지 못했습니다. 물품을 새 통합 문서로 복사하거나 여러 파일로 나누십시오.',
  upload_too_slow: '파일이 너무 느리게 도착했습니다({seconds}초 동안 데이터가 없었음).',
  upload_busy: '지금 다른 파일을 읽고 있습니다. {seconds}초 후에 다시 시도하십시오.',
  batches_not_started_many:
    '업로드만 하고 시작하지 않은 일괄 분류가 {batches}개({mb}MB) 있습니다. 일부를 시작하거나 삭제한 후 업로드하십시오.',
  export_busy: '지금 다른 파일을 내보내고 있습니다. {seconds}초 후에 다시 시도하십시오.',
  mapping_column_unknown: '파일에 {column} 열이 없습니다. 있는 열: {columns}',
  mapping_column_twice: '{column} 열이 둘 이상의 항목에 지정되어 있습니다.',
  sku_column_required: '품목 마스터에 저장하려면 SKU 열을 지정하십시오.',
  batch_not_uploaded: '이미 시작된 일괄 분류입니다(상태: {status}).',
  batch_not_started: '아직 시작되지 않은 일괄 분류입니다.',
  batch_not_finished: '일괄 분류가 아직 끝나지 않았습니다(상태: {status}).',
  batch_running: '일괄 분류가 진행 중입니다. 취소하거나 끝날 때까지 기다리십시오.',
  batch_not_running: '진행 중인 일괄 분류가 아닙니다(상태: {status}).',
  batch_nothing_to_classify: '파일에 분류할 수 있는 행이 없습니다.',
  batch_nothing_to_retry: '지정한 행 중에 실패한 행이 없습니다.',
  row_not_editable: '{row}행은 현재 상태({status})에서 수정할 수 없습니다.',
  row_unknown: '이 일괄 분류에는 {row}행이 없습니다.',
};
