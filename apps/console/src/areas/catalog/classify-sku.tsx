import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Fee } from '../../ui/fee.tsx';
import { Problem } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { useLookupAct } from '../classify/use-rerun.ts';

interface Props {
  readonly skuId: number;
  readonly small?: boolean;
}

/** Classifies a product of the catalog and opens the new lookup. */
export function ClassifySku({ skuId, small = false }: Props): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const classify = useLookupAct('skus.classify', async ({ id }) => {
    await queries.invalidateQueries({ queryKey: ['skus.list'] });
    await navigate({ to: '/lookups/$lookupId', params: { lookupId: id } });
  });

  return (
    <>
      <Button
        small={small}
        isPending={classify.isPending}
        onPress={() => classify.mutateOnce({ params: { sku_id: skuId } })}
      >
        {t('catalog.classify_this')} <Fee />
      </Button>
      <Problem error={classify.error} />
    </>
  );
}
