import { type ReactNode, useRef } from 'react';

/** Icons from which the marks of a map are cloned, so that it draws the very icons of the list beside it. */
export function useIconStore<Name extends string>(names: readonly Name[], icon: (name: Name) => ReactNode) {
  const box = useRef<HTMLDivElement>(null);
  const store = (
    <div ref={box} hidden>
      {names.map((name) => (
        <span key={name} data-icon={name}>
          {icon(name)}
        </span>
      ))}
    </div>
  );
  const iconOf = (name: string): Node | null =>
    box.current?.querySelector(`[data-icon="${name}"] svg`)?.cloneNode(true) ?? null;
  return { store, iconOf };
}
