const FOCUSABLE =
  'input:not([type="hidden"]):not([disabled]), select, textarea, button:not([disabled]), [tabindex="0"]';

/** The element of a field, or of the nearest thing around it. */
function placeOf(root: ParentNode, field: string): HTMLElement | null {
  const named = CSS.escape(field);
  const found = root.querySelector<HTMLElement>(`[data-field="${named}"], [name="${named}"]`);
  const dot = field.lastIndexOf('.');
  return found ?? (dot < 0 ? null : placeOf(root, field.slice(0, dot)));
}

/** Brings a field into view and into focus. */
export function goToField(field: string, root: ParentNode = document): void {
  const place = placeOf(root, field);
  const target = place?.matches(FOCUSABLE) ? place : (place?.querySelector<HTMLElement>(FOCUSABLE) ?? place);
  target?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}
