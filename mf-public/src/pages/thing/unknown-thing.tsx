import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, Drawing, lostDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { FoundThings, THINGS_PATH, ThingsSearch } from '../../things/index.ts';
import type { UnknownThing } from './load-thing.ts';
import styles from './unknown-thing.module.css';

/** Says that the dictionary lacks a thing, or has it no more, and leads on: to what may be meant, a search, the whole list. */
export function UnknownThingPage({ data }: { readonly data: UnknownThing }) {
  const { isRetired, words, similar } = data;
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Drawing of={lostDrawing} className={styles.drawing} loading="eager" />
        <div className={styles.words}>
          <h1>{t(isRetired ? 'thing.retired.title' : 'thing.unknown.title')}</h1>
          <p className={styles.text}>{t(isRetired ? 'thing.retired.text' : 'thing.unknown.text')}</p>
          <ThingsSearch search={words} pathOf={(typed) => `${THINGS_PATH}?q=${encodeURIComponent(typed)}`} />
          <ButtonLink variant="secondary" render={<Link to={THINGS_PATH} />}>
            {t('thing.unknown.action')}
          </ButtonLink>
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar-things">
          <h2 id="similar-things" className={styles.similar}>
            {t('thing.unknown.similar')}
          </h2>
          <FoundThings things={similar} />
        </section>
      )}
    </div>
  );
}
