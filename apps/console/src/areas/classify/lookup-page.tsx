import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { writeDraft } from '../../session/use-draft.ts';
import { useMe } from '../../session/use-me.ts';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy.ts';
import { Answer } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { CaseBody } from './case/case-body.tsx';
import { CaseHead } from './case/case-head.tsx';
import { NEW_PRODUCT } from './classify-form.tsx';
import './classify.css';
import { Decision } from './decision/decision.tsx';
import { EditAgain } from './edit-again.tsx';
import { isUnderWay, type Lookup } from './lookup.ts';
import { productOf } from './product-fields.tsx';
import { useLookup } from './use-lookup.ts';

export function LookupPage(): ReactNode {
  const { lookupId } = useParams({ from: '/inside/lookups/$lookupId' });
  const lookup = useLookup(lookupId);

  return (
    <div className="page case-page">
      <Answer of={lookup}>{(answer) => <Case lookup={answer} />}</Answer>
    </div>
  );
}

function Case({ lookup }: { readonly lookup: Lookup }): ReactNode {
  return (
    <>
      <title>{lookup.description}</title>
      <div className="case-top">
        <Ways lookup={lookup} />
        <CaseHead lookup={lookup} level={1} />
        {!isUnderWay(lookup) && <Decision lookup={lookup} />}
      </div>
      <CaseBody lookup={lookup} />
    </>
  );
}

function Ways({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const navigate = useNavigate();
  const copy = useCopy();
  const { id: person } = useMe();
  const { recommended_code: proposed, final_code: final } = lookup;
  const code = final ?? proposed;
  const startFrom = (): void => {
    writeDraft(person, NEW_PRODUCT, { ...productOf(lookup.input), market: lookup.market });
    void navigate({ to: '/classify' });
  };

  return (
    <div className="row case-ways">
      <Link to="/classify" className="button button-small">
        {t('classify.new_product')}
      </Link>
      <Button small onPress={startFrom}>
        {t('classify.start_from')}
      </Button>
      {!isUnderWay(lookup) && <EditAgain lookup={lookup} />}
      <span className="end row">
        {code !== null && (
          <Button small kind="quiet" onPress={() => copy(code)}>
            {t('classify.copy_code')}
          </Button>
        )}
        <Button small kind="quiet" onPress={() => copy(`${window.location.origin}/lookups/${lookup.id}`)}>
          {t('classify.copy_link')}
        </Button>
        <Button small kind="quiet" onPress={() => copy(JSON.stringify(lookup, null, 2))}>
          {t('classify.copy_json')}
        </Button>
      </span>
    </div>
  );
}
