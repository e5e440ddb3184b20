import { refuse } from '../errors/refusal.ts';
import type { Alert } from './alert.ts';
import type { Acknowledgement, AlertStore } from './alert-store.ts';

/** Acknowledges one alert; again changes nothing. Refuses with 404. */
export async function acknowledgeAlert(alerts: AlertStore, id: number, by: Acknowledgement): Promise<Alert> {
  await alerts.acknowledge({ ids: [id] }, by);
  const alert = await alerts.find(id);
  if (alert === null) throw refuse('not_found');
  return alert;
}
