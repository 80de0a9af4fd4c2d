import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface TypedBeforeProps {
  readonly root: ParentNode;
  readonly children: ReactNode;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextField = Exclude<Field, HTMLSelectElement>;

/** Makes an event that React takes for one of the person. */
type Tell = () => void;

/** Sets a value past React, which then finds it changed. */
function setPastReact(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function typedInto(field: TextField): Tell | null {
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return null;
  return () => {
    field.value = field.defaultValue;
    setPastReact(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function checkedOf(field: HTMLInputElement): Tell | null {
  // Of radio buttons the one that was chosen says it for all.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return null;
  return () => {
    field.checked = field.defaultChecked;
    field.click();
  };
}

function chosenOf(field: HTMLSelectElement): Tell | null {
  const { value } = field;
  const initial = [...field.options].findIndex((option) => option.defaultSelected);
  if (field.selectedIndex === Math.max(0, initial)) return null;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

const UNTYPED: readonly string[] = ['file', 'hidden', 'submit', 'button', 'reset', 'image'];

function filledBefore(field: Field): Tell | null {
  if (field instanceof HTMLSelectElement) return chosenOf(field);
  if (field.type === 'checkbox' || field.type === 'radio') return checkedOf(field as HTMLInputElement);
  return UNTYPED.includes(field.type) ? null : typedInto(field);
}

/**
 * Tells the fields of a page what was typed, checked or chosen before they were hydrated, by a person, a password
 * manager or a browser that comes back to the page: React would show it and know nothing of it, and write over it with
 * the next render. It stands around the page, not beside it: what `useId` gives depends on who has siblings.
 */
export function TypedBefore({ root, children }: TypedBeforeProps) {
  const found = useRef<readonly Tell[]>([]);
  // Looked for before anything renders again, and told once all forms are open.
  useLayoutEffect(() => {
    const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
    found.current = fields.map(filledBefore).filter((tell) => tell !== null);
  }, [root]);
  useEffect(
    () =>
      queueMicrotask(() => {
        for (const tell of found.current) tell();
      }),
    [],
  );
  return children;
}
