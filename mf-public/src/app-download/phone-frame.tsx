import { useHydrated, useSavesData } from '@ecocircle/ui-kit';
import styles from './phone-frame.module.css';
import { ScreenSketch } from './screen-sketch.tsx';

/** Pixels of the pictures that scripts/make-app-screens.ts takes. */
const SIZE = { width: 546, height: 1120 } as const;

/** Props of {@link PhoneFrame}. */
export interface PhoneFrameProps {
  /** A picture of the app. */
  readonly src: string;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Loads the picture at once: it stands in the first view. */
  readonly eager?: boolean;
}

/** A phone with a screen of the app. Visitors who save data get a sketch instead of the picture. */
export function PhoneFrame({ src, alt, className, eager }: PhoneFrameProps) {
  const hydrated = useHydrated();
  const savesData = useSavesData();
  const picture = (
    <img
      {...SIZE}
      className={styles.picture}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  return (
    <div className={`${styles.phone} ${className ?? ''}`}>
      <div className={styles.screen}>
        <ScreenSketch className={styles.sketch} />
        {hydrated ? !savesData && picture : <noscript>{picture}</noscript>}
      </div>
    </div>
  );
}
