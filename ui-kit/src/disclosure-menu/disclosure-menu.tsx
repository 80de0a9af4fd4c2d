import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import panelStyles from '../anchored/panel.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import { useLeave } from '../anchored/use-leave.ts';
import { ChevronDownIcon } from '../icons/interface-icons.ts';
import { tabStops } from '../tab-stops.ts';
import styles from './disclosure-menu.module.css';
import { useOpenByHover } from './use-open-by-hover.ts';

/** Props of {@link DisclosureMenu}. */
export interface DisclosureMenuProps {
  /** What the button shows. */
  readonly button: ReactNode;
  /** Accessible name of the button, where what it shows is not enough. */
  readonly label?: string;
  /** The links. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  /** Closes the menu whenever it changes, as the page's address does. */
  readonly closeOn?: unknown;
  /** Look of the button instead of its own. */
  readonly buttonClassName?: string | undefined;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus among the panel's links by arrow keys. */
function moveAmong(panel: HTMLElement | null, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step || !panel) return;
  event.preventDefault();
  const links = tabStops(panel);
  links[step(links.indexOf(document.activeElement as HTMLElement), links.length - 1)]?.focus();
}

/**
 * A button that shows and hides a panel of links, at most 300 pixels wide. Arrow keys move among them; Escape closes
 * it and returns the focus; a press outside, leaving it and a navigation close it too. A mouse opens it by resting on it.
 */
export function DisclosureMenu(props: DisclosureMenuProps): ReactElement {
  const { button, label, children, align = 'start', closeOn, buttonClassName } = props;
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { isOpen, setOpen, press, hoverProps } = useOpenByHover();
  useAnchored(isOpen, root, panel, { align });
  useLeave(isOpen, root, () => setOpen(false));

  // Not when it appears: on a busy device a press may come before the effects of what was just painted.
  const closedOn = useRef(closeOn);
  useEffect(() => {
    if (closedOn.current === closeOn) return;
    closedOn.current = closeOn;
    setOpen(false);
  }, [closeOn, setOpen]);

  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    tabStops(root.current)[0]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the pointer belong to the button and its links
    <div ref={root} className={styles.root} onKeyDown={closeByEscape} {...hoverProps}>
      <button
        type="button"
        className={buttonClassName ?? styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          if (isOpen) moveAmong(panel.current, event);
          else press();
          event.preventDefault();
        }}
      >
        {button}
        <ChevronDownIcon size="xsm" className={styles.chevron} />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links inside
        <div
          ref={panel}
          id={id}
          className={panelStyles.panel}
          onKeyDown={(event) => moveAmong(panel.current, event)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
