import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import { Drawing, familyDrawing } from '@ecocircle/ui-kit';
import { thingPath } from '../../things/index.ts';
import type { ThingSection } from './sections-of.ts';
import styles from './thing-sections.module.css';

function Section({ section: { anchor, letter, family, things } }: { readonly section: ThingSection }) {
  const { t, number } = useWording();
  const heading = `${anchor}-title`;
  return (
    <section id={anchor} className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        {family && <Drawing of={familyDrawing(family)} className={styles.drawing} />}
        <h2 id={heading} className={letter === null ? styles.family : styles.letter}>
          {letter ?? t(`family.${family}`)}
        </h2>
        {family && (
          <p className={styles.count}>
            {t('things.count', { count: things.length, number: number(things.length) })}
          </p>
        )}
      </div>
      <ul className={styles.things}>
        {things.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={thingPath(slug)} className={styles.thing}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All things under their headings. */
export const ThingSections = ({ sections }: { readonly sections: readonly ThingSection[] }) => (
  <div>
    {sections.map((section) => (
      <Section key={section.anchor} section={section} />
    ))}
  </div>
);
