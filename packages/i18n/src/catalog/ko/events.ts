import type { Area } from '../area.ts';
import type { events as en } from '../en/events.ts';

export const events: Area<typeof en> = {
  lookup_completed: '단건 품목분류가 끝났습니다.',
  lookup_decided: '검토자가 세번을 승인, 변경 또는 반려했습니다.',
  batch_completed: '일괄 분류 처리가 끝났습니다.',
  tariff_changed: '세번 변경이 있는 새 관세율표 버전이 감지되었습니다.',
  sku_alert: '관세율표 변경으로 SKU 알림이 발생했습니다.',
  ping: '테스트 호출입니다.',
  ping_message: '관세 품목분류 서비스에서 보낸 테스트 호출입니다.',

  delivery_timeout: '수신 주소가 제한 시간 안에 응답하지 않았습니다.',
  delivery_connection: '수신 주소에 연결할 수 없습니다.',
  delivery_tls: '수신 주소의 인증서를 신뢰할 수 없습니다.',
  delivery_redirect: '수신 주소가 리디렉션을 반환했습니다. 리디렉션은 따르지 않습니다.',
  delivery_address: '허용되지 않는 수신 주소입니다.',
  delivery_interrupted: '서비스 쪽에서 전송이 중단되었습니다.',
  delivery_internal: '서비스가 이 전송을 준비하지 못했습니다.',

  health_tariff_failed: '{market} 관세율표 등록에 실패했습니다.',
  health_tariff_differs: '등록된 {market} 관세율표가 원본과 다릅니다.',
  health_query_embedding_paused: '벡터 검색이 중지되어 텍스트 검색만으로 분류합니다.',
  health_database_unreachable:
    '데이터베이스에 연결할 수 없습니다. 복구될 때까지 읽기와 저장을 할 수 없습니다.',
  health_queue_unreachable: '작업 대기열에 연결할 수 없습니다. 복구될 때까지 작업이 느려집니다.',
  health_worker_silent: '{worker} 작업 프로세스의 마지막 보고는 {seconds}초 전입니다.',
  health_worker_absent: '{worker} 작업 프로세스가 아직 보고하지 않았습니다.',
  health_switch_given_up:
    '{market} 관세율표의 최근 전환에 따른 알림 작업이 중단되었습니다. 해당 버전을 다시 활성화하십시오.',
  health_deliveries_failed: '최근 24시간 동안 최종 실패한 웹훅 전송: {count}건',
  health_sample_data: '{market} 관세율표는 견본 자료입니다.',

  change_added: '신설',
  change_removed: '폐지',
  change_description_changed: '품명 변경',
  change_rate_changed: '세율 변경',
  change_unit_changed: '수량 단위 변경',
  change_declarability_changed: '신고 가능 여부 변경',
  change_moved: '다른 세번으로 이동',
  change_placed: '관세율표의 다른 항목 아래로 변경',
};
