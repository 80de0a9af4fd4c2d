import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO, LOCALES, type LocalisedName, lackingLanguages } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { ActResult } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Section, Sections } from '../../frame/section.tsx';
import { Entry } from '../../lists/index.ts';
import { EntryHistory, nameOf, Offer } from '../dictionaries/index.ts';
import { type DeskThing, THINGS_PATH, thing, thingOffering } from './model.ts';
import { ThingForm } from './thing-form.tsx';
import { thingForm, valuesOf } from './thing-form-model.ts';

const namesOf = ({ texts }: DeskThing): LocalisedName =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale].name])) as LocalisedName;

/** Whether visitors see a thing, what it takes, and the way to change that. */
function ThingOffer({ shown }: { readonly shown: DeskThing }) {
  const { t } = useWording();
  const values = useUnit(thingForm.$values);
  const { id, state } = shown;
  const missing = lackingLanguages(shown).map((locale) => LOCALE_INFO[locale].name);
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(valuesOf(shown));
  const hint = (): string => {
    if (missing.length > 0) return t('things.completeFirst', { languages: missing.join(', ') });
    return t(isUnsaved ? 'dictionaries.saveFirst' : `things.stateHints.${state}`);
  };
  return (
    <Offer
      act={thingOffering}
      path={`${THINGS_PATH}${id}/`}
      shown={shown}
      words={t(`things.states.${state}`)}
      hint={hint()}
      canPublish={missing.length === 0 && !isUnsaved}
      canRetire={!isUnsaved}
    />
  );
}

function ThingBody({ shown }: { readonly shown: DeskThing }) {
  const { t, locale } = useWording();
  const name = nameOf({ id: shown.id, names: namesOf(shown) }, locale);
  return (
    <>
      <PageHead title={name} lead={shown.id} back="/dictionaries/things" />
      <ActResult act={thingOffering} />
      <Sections>
        <Section title={t('things.edit')}>
          <ThingForm shown={shown} />
        </Section>
        <Section title={t('things.offer')}>
          <ThingOffer shown={shown} />
        </Section>
        <Section title={t('dictionaries.history')}>
          <EntryHistory history={shown.history} />
        </Section>
      </Sections>
    </>
  );
}

/** One thing: what is said of it, whether visitors see it, and what was done with it. */
export function ThingPage() {
  const { id = '' } = useParams();
  return (
    <Entry request={thing} id={id}>
      {(shown) => <ThingBody shown={shown} />}
    </Entry>
  );
}
