import { BagIcon, Card, CheckIcon, CloseIcon, RecycleIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownThing } from './load-thing.ts';
import styles from './thing-facts.module.css';

function Fact(props: {
  readonly kind: 'prepare' | 'keepOut' | 'otherwise' | 'becomes';
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <Card as="section" className={styles.fact} data-kind={props.kind} aria-labelledby={props.kind}>
      <span className={styles.icon}>{props.icon}</span>
      <h2 id={props.kind} className={styles.title}>
        {props.title}
      </h2>
      <p className={styles.text}>{props.text}</p>
    </Card>
  );
}

/** How the thing is prepared, what does not go with it, where else it goes, what it may become. */
export function ThingFacts({ data: { thing, verdict } }: { readonly data: KnownThing }) {
  const { t } = useTranslation();
  return (
    <>
      <Fact kind="prepare" icon={<CheckIcon />} title={t('thing.prepare')} text={thing.prepare} />
      <Fact kind="keepOut" icon={<CloseIcon />} title={t('thing.keepOut')} text={thing.keepOut} />
      <Fact
        kind="otherwise"
        icon={<BagIcon />}
        title={t(verdict === 'no' ? 'thing.instead' : 'thing.otherwise')}
        text={thing.otherwise}
      />
      <Fact kind="becomes" icon={<RecycleIcon />} title={t('thing.becomes')} text={thing.becomes} />
    </>
  );
}
