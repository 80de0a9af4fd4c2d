import { useWording } from '@ecocircle/app-kit/wording';
import { type DictionaryName, FIRST_ICON, LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import styles from './dictionaries.module.css';
import { entryForm, valuesOf } from './entry-form-model.ts';
import { type EntryDetail, missingNames, offering, pathOf } from './model.ts';

interface OfferProps {
  readonly dictionary: DictionaryName;
  readonly shown: EntryDetail;
}

/** Whether an entry is offered, how many points have it, and the way to change that. */
export function Offer({ dictionary, shown }: OfferProps) {
  const { t, counted } = useWording();
  const [act, isPending, values] = useUnit([offering.wanted, offering.$pending, entryForm.$values]);
  const { id, state, version, usedBy } = shown;
  const missing = missingNames(shown);
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(valuesOf(shown));
  const isNeeded = dictionary === 'icons' && id === FIRST_ICON;
  const send = (action: 'publish' | 'retire') =>
    act({ path: `${pathOf(dictionary)}${id}/${action}/`, body: { version } });
  const languages = missing.map((locale) => LOCALE_INFO[locale].name).join(', ');
  return (
    <div className={styles.offer}>
      <p>
        <strong>{t(`dictionaries.states.${state}`)}</strong>
        <span className={styles.note}>{counted('dictionaries.usedBy', usedBy)}</span>
      </p>
      <p className={styles.hint}>
        {missing.length > 0
          ? t('dictionaries.translateFirst', { languages })
          : isUnsaved
            ? t('dictionaries.saveFirst')
            : isNeeded
              ? t('dictionaries.needed')
              : t(`dictionaries.stateHints.${state}`)}
      </p>
      {state === 'published' ? (
        <Button
          variant="danger"
          loading={isPending}
          disabled={isNeeded || isUnsaved}
          onClick={() => send('retire')}
        >
          {t('dictionaries.retire')}
        </Button>
      ) : (
        <Button
          loading={isPending}
          disabled={missing.length > 0 || isUnsaved}
          onClick={() => send('publish')}
        >
          {t(state === 'draft' ? 'dictionaries.publish' : 'dictionaries.publishAgain')}
        </Button>
      )}
    </div>
  );
}
