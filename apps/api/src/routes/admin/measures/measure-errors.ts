import { FAULTS_SHOWN_MAX, DomainError, invalidField } from '@svc/domain/errors/domain-error';
import { FAULT_MESSAGES, type PackFault } from '@svc/law/pack/fault';
import { faultyCell } from '@svc/law/pack/own-rows';
import { UnreadablePack } from '@svc/storage/law/measure-packs';
import { OwnMeasureRejected } from '@svc/storage/law/own-measures';

function fieldFault(fault: PackFault) {
  const { file, code, value } = fault;
  const found = value === null || value === '' ? '' : `: ${value}`;
  return { field: faultyCell(fault) ?? file, message: `${FAULT_MESSAGES[code]}${found}` };
}

const CONFLICTS = {
  exists: 'measure_exists',
  released: 'measure_released',
  same_person: 'measure_same_person',
} as const;

export async function withMeasureErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePack) {
      const errors = error.faults.slice(0, FAULTS_SHOWN_MAX).map(fieldFault);
      throw new DomainError('validation_error', { errors });
    }
    if (!(error instanceof OwnMeasureRejected)) throw error;
    if (error.reason === 'no_pack') throw invalidField('market', 'has no active pack of measures');
    if (error.reason === 'unknown') throw new DomainError('not_found');
    throw new DomainError('conflict', { message: CONFLICTS[error.reason] });
  }
}
