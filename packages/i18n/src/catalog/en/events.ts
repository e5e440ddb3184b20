export const events = {
  lookup_completed: 'A single lookup has finished',
  lookup_decided: 'A reviewer has accepted, overridden or rejected a code',
  batch_completed: 'A batch has finished processing',
  tariff_changed: 'A new tariff version with code changes was detected',
  sku_alert: 'An alert was raised for a SKU by a tariff change',
  ping: 'A test call',
  ping_message: 'Test call from the tariff classification service',

  delivery_timeout: 'The endpoint did not answer in time',
  delivery_connection: 'No connection to the endpoint could be made',
  delivery_tls: 'The certificate of the endpoint was not accepted',
  delivery_redirect: 'The endpoint answered with a redirect, which is not followed',
  delivery_address: 'The address of the endpoint is not allowed',
  delivery_interrupted: 'The attempt was interrupted by the service',
  delivery_internal: 'The service could not prepare this delivery',

  health_tariff_failed: 'Loading the {market} tariff failed',
  health_tariff_differs: 'The loaded {market} tariff differs from its source',
  health_query_embedding_paused: 'Vector search is paused: lookups run on text search alone',
  health_database_unreachable:
    'The database cannot be reached: nothing can be read or saved until it is back',
  health_queue_unreachable: 'The queue cannot be reached: work continues more slowly until it is back',
  health_worker_silent: 'The {worker} worker last reported {seconds} seconds ago',
  health_worker_absent: 'The {worker} worker has not reported yet',
  health_switch_given_up:
    'The alerts of the last switch of the {market} tariff were given up: activate the version again',
  health_deliveries_failed: 'Webhook deliveries that failed for good in the last 24 hours: {count}',
  health_sample_data: 'The {market} tariff is sample data',

  change_added: 'Code added',
  change_removed: 'Code removed',
  change_description_changed: 'Text changed',
  change_rate_changed: 'Duty rate changed',
  change_unit_changed: 'Unit of quantity changed',
  change_declarability_changed: 'Declarable status changed',
  change_moved: 'Moved to another code',
  change_placed: 'Placed under another line of the schedule',
} as const;
