import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readSearch, type BatchSearch } from '../search.ts';

export function useBatchSearch(batchId: string): readonly [BatchSearch, (search: BatchSearch) => void] {
  const search = useSearch({ from: '/inside/batches/$batchId', select: readSearch });
  const navigate = useNavigate();
  const go = useCallback(
    (next: BatchSearch): void =>
      void navigate({ to: '/batches/$batchId', params: { batchId }, search: next, replace: true }),
    [navigate, batchId],
  );

  return [search, go];
}
