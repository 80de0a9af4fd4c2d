import type { ComponentPropsWithRef, ReactElement } from 'react';

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

/**
 * Shows a drawing. It is decoration unless `alt` is given; draw it eagerly with `loading="eager"`.
 *
 * @example
 * <Drawing of={emptyMapDrawing} />
 */
export function Drawing({ of, alt = '', ...rest }: DrawingProps): ReactElement {
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      src={of.src}
      width={of.width}
      height={of.height}
      alt={alt}
    />
  );
}
