import type { ComponentPropsWithRef, ReactElement, SyntheticEvent } from 'react';

/** A drawing of ours: an SVG file with its size, which carries its own light and dark colours. */
export interface DrawingSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Props of {@link Drawing}. */
export interface DrawingProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'width' | 'height'> {
  readonly of: DrawingSource;
}

/** Without a connection, which a drawing may be there to tell of, its room stays and no broken picture is shown. */
function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (!currentTarget.alt) currentTarget.style.visibility = 'hidden';
}

/** Shows a drawing. It is decoration unless `alt` is given; draw it eagerly with `loading="eager"`. */
export function Drawing({ of, alt = '', ...rest }: DrawingProps): ReactElement {
  return (
    <img
      loading="lazy"
      decoding="async"
      onError={hideBroken}
      {...rest}
      src={of.src}
      width={of.width}
      height={of.height}
      alt={alt}
    />
  );
}
