import { useWording } from '@ecocircle/app-kit/wording';
import { type DictionaryName, FIRST_ICON, LOCALE_INFO } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { entryForm, valuesOf } from './entry-form-model.ts';
import { type EntryDetail, missingNames, offering, pathOf } from './model.ts';
import { Offer } from './offer.tsx';

interface EntryOfferProps {
  readonly dictionary: DictionaryName;
  readonly shown: EntryDetail;
}

/** Whether an entry is offered, how many points have it, and the way to change that. */
export function EntryOffer({ dictionary, shown }: EntryOfferProps) {
  const { t, counted } = useWording();
  const values = useUnit(entryForm.$values);
  const { id, state, usedBy } = shown;
  const missing = missingNames(shown).map((locale) => LOCALE_INFO[locale].name);
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(valuesOf(shown));
  const isNeeded = dictionary === 'icons' && id === FIRST_ICON;
  const hint = (): string => {
    if (missing.length > 0) return t('dictionaries.translateFirst', { languages: missing.join(', ') });
    if (isUnsaved) return t('dictionaries.saveFirst');
    return t(isNeeded ? 'dictionaries.needed' : `dictionaries.stateHints.${state}`);
  };
  return (
    <Offer
      act={offering}
      path={`${pathOf(dictionary)}${id}/`}
      shown={shown}
      words={t(`dictionaries.states.${state}`)}
      note={counted('dictionaries.usedBy', usedBy)}
      hint={hint()}
      canPublish={missing.length === 0 && !isUnsaved}
      canRetire={!isNeeded && !isUnsaved}
    />
  );
}
