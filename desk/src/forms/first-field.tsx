import { type ReactNode, useEffect, useRef } from 'react';

interface FirstFieldProps {
  /** What the form asks for: another one begins in its first field again. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A form that takes the place of what was pressed: it begins in its first field. */
export function FirstField({ of, children }: FirstFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), [of]);
  return <div ref={place}>{children}</div>;
}
