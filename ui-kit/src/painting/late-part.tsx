import {
  type ComponentType,
  lazy,
  memo,
  type NamedExoticComponent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './late-part.module.css';
import { pressedBefore } from './pressed-before.ts';

function Alive({ onAlive }: { readonly onAlive: () => void }) {
  useEffect(onAlive, []);
  return null;
}

/**
 * A part of the page whose code comes after the page's own. What the document has of it stays as it is until then, and
 * the last press on it is not lost. Its props have to stay the same meanwhile: a change would take it away until the
 * code comes.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): NamedExoticComponent<Props> {
  const Part: ComponentType<Props> = lazy(load);
  return memo(function LatePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const press = useRef<() => void>(null);
    // Before the effects of what is within: they begin once its code is there.
    useLayoutEffect(() => {
      if (place.current) press.current = pressedBefore(place.current);
    }, []);
    return (
      <div ref={place} className={styles.place}>
        <Suspense>
          <Part {...props} />
          <Alive onAlive={() => press.current?.()} />
        </Suspense>
      </div>
    );
  });
}
