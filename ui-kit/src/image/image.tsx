import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { LeafIcon } from '../icons/interface-icons.ts';
import styles from './image.module.css';

/** Props of {@link Image}. */
export interface ImageProps
  extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'src' | 'placeholder' | 'ref'> {
  /** Nothing shows the placeholder at once. */
  readonly src: string | null | undefined;
  /** What the picture shows; empty for decoration. */
  readonly alt: string;
  /** The frame's proportion; without it width and height give it. */
  readonly ratio?: '1/1' | '4/3' | '3/2';
  /** Shown when the picture fails to load: a leaf unless given. */
  readonly placeholder?: ReactNode;
}

const hasFailed = (image: HTMLImageElement | null): boolean =>
  image?.complete === true && image.naturalWidth === 0;

/** A picture that falls back to a placeholder of the same size. */
export function Image({ src, alt, ratio, placeholder, className, ...rest }: ImageProps): ReactElement {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // A picture of the server's HTML may have failed before hydration could listen.
  useEffect(() => {
    if (src && hasFailed(image.current)) setFailedSrc(src);
  }, [src]);

  const frame = classNames(styles.frame, className);
  if (!src || failedSrc === src) {
    return (
      <span
        className={classNames(frame, styles.placeholder)}
        data-ratio={ratio}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {placeholder ?? <LeafIcon size="lg" />}
      </span>
    );
  }
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      ref={image}
      className={frame}
      data-ratio={ratio}
      src={src}
      alt={alt}
      onError={() => setFailedSrc(src)}
    />
  );
}
