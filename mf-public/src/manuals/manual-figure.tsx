import type { ManualBlock } from './manual.ts';
import styles from './manual-figure.module.css';

/** A screenshot with numbered marks; the list below says what they mean. */
export function ManualFigure({
  picture: { desktop, phone },
  alt,
  caption,
  legend,
}: Extract<ManualBlock, { kind: 'figure' }>) {
  return (
    <figure className={styles.figure}>
      <picture className={styles.frame}>
        {phone && (
          <source
            media="screen and (max-width: 720px)"
            srcSet={phone.src}
            width={phone.width}
            height={phone.height}
          />
        )}
        <img {...desktop} className={styles.picture} alt={alt} loading="lazy" decoding="async" />
      </picture>
      <figcaption className={styles.caption}>
        <strong>{caption}</strong>
        <ol className={styles.legend}>
          {legend.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
