import { type Market } from '../../api/address.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useDraft } from '../../session/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Fee } from '../../ui/fee.tsx';
import { MarketChoice } from '../../ui/forms/market-choice.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Problem } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { EMPTY_PRODUCT, ProductFields } from './product-fields.tsx';
import { useDrafts, useLookupAct } from './use-rerun.ts';

export const NEW_PRODUCT = 'classify';

const EMPTY = { ...EMPTY_PRODUCT, market: 'US' as Market };

/** Product form; the input survives a reload until the lookup is created. */
export function ClassifyForm(): ReactNode {
  const { t, language } = useWords();
  const [draft, change, clear] = useDraft(NEW_PRODUCT, EMPTY);
  const [isMissing, setMissing] = useState(false);
  const { nameOf } = useDrafts();
  const navigate = useNavigate();
  const classify = useLookupAct('lookups.classify', async ({ id }) => {
    await navigate({ to: '/lookups/$lookupId', params: { lookupId: id } });
    clear();
  });

  const submit = (): void => {
    setMissing(draft.description.trim() === '');
    if (draft.description.trim() === '') return;
    const body = { ...draft, language };
    classify.mutateOnce({ body: { ...body, draft_id: nameOf(body) } });
  };

  return (
    <Form onSubmit={submit}>
      <ProductFields
        product={draft}
        change={change}
        error={classify.error}
        isMissing={isMissing}
        onSubmit={submit}
      >
        <MarketChoice value={draft.market} onChange={(market) => change({ market })} />
      </ProductFields>
      <Problem error={classify.error} />
      <div className="row">
        <Button type="submit" kind="primary" isPending={classify.isPending}>
          {t('classify.submit')} <Fee />
        </Button>
        <span className="muted small keycap">
          <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">Enter</kbd>
        </span>
      </div>
    </Form>
  );
}
