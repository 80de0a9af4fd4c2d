import { useHydrated, useSavesData } from '@ecocircle/ui-kit';
import type { AppScreen } from './app-screen.ts';
import styles from './phone-frame.module.css';
import { ScreenSketch } from './screen-sketch.tsx';

/** Pixels of the pictures that scripts/make-app-screens.ts takes. */
const SIZE = { width: 546, height: 1120 } as const;

/** Props of {@link PhoneFrame}. */
export interface PhoneFrameProps {
  readonly screen: AppScreen;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Loads the picture at once: it stands in the first view. */
  readonly eager?: boolean;
}

/** A phone with a screen of the app. Visitors who save data get a sketch instead of the picture. */
export function PhoneFrame({ screen, alt, className, eager }: PhoneFrameProps) {
  const hydrated = useHydrated();
  const savesData = useSavesData();
  const picture = (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={screen.dark} />
      <img
        {...SIZE}
        className={styles.picture}
        src={screen.light}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
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
