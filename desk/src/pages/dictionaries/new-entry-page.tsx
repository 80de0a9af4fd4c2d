import { useWording } from '@ecocircle/app-kit/wording';
import { useNavigate, useParams } from '@ecocircle/shared-contracts/router';
import { Card } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { EntryForm } from './entry-form.tsx';
import { entryForm } from './entry-form-model.ts';
import { dictionaryNamed } from './model.ts';

/** A new entry; its page comes once it is there. */
export function NewEntryPage() {
  const { t } = useWording();
  const navigate = useNavigate();
  const dictionary = dictionaryNamed(useParams().dictionary);
  const outcome = useUnit(entryForm.$outcome);
  const path = `/dictionaries/${dictionary}`;
  const made = outcome?.isDone ? outcome.reference : null;
  useEffect(() => {
    if (made !== null) navigate(`${path}/${made}`, { replace: true });
  }, [made, navigate, path]);
  return (
    <>
      <PageHead title={t(`dictionaries.new.${dictionary}`)} lead={t('dictionaries.newLead')} back={path} />
      <Card padding="lg">
        <EntryForm dictionary={dictionary} shown={null} />
      </Card>
    </>
  );
}
