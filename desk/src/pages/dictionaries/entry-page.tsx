import { useWording } from '@ecocircle/app-kit/wording';
import type { DictionaryName } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { ActResult } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Section, Sections } from '../../frame/section.tsx';
import { Entry } from '../../lists/index.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryHistory } from './entry-history.tsx';
import { EntryOffer } from './entry-offer.tsx';
import { dictionaryNamed, type EntryDetail, entry, nameOf, offering } from './model.ts';

interface EntryBodyProps {
  readonly dictionary: DictionaryName;
  readonly shown: EntryDetail;
}

function EntryBody({ dictionary, shown }: EntryBodyProps) {
  const { t, locale } = useWording();
  return (
    <>
      <PageHead title={nameOf(shown, locale)} lead={shown.id} back={`/dictionaries/${dictionary}`} />
      <ActResult act={offering} />
      <Sections>
        <Section title={t('dictionaries.edit')}>
          <EntryForm dictionary={dictionary} shown={shown} />
        </Section>
        <Section title={t('dictionaries.offer')}>
          <EntryOffer dictionary={dictionary} shown={shown} />
        </Section>
        <Section title={t('dictionaries.history')}>
          <EntryHistory history={shown.history} />
        </Section>
      </Sections>
    </>
  );
}

/** One entry: its names, whether it is offered, and what was done with it. */
export function EntryPage() {
  const { dictionary: name, id = '' } = useParams();
  const dictionary = dictionaryNamed(name);
  return (
    <Entry request={entry} id={`${dictionary}/${encodeURIComponent(id)}`}>
      {(shown) => <EntryBody dictionary={dictionary} shown={shown} />}
    </Entry>
  );
}
