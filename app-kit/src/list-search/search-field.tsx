import { useHref, useLocation, useNavigate, useNavigation } from '@ecocircle/shared-contracts/router';
import { Button, SearchIcon, TextField } from '@ecocircle/ui-kit';
import { startTransition, useEffect, useState } from 'react';
import styles from './search-field.module.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** The words that the page's address searches for. */
  readonly search: string;
  /** The address that searches for other words. */
  readonly pathOf: (search: string) => string;
  /** Where a plain form sends the words as `q`, without the locale prefix; the page itself unless given. */
  readonly action?: string;
  /** `submit` names a button beside the field, which stands there only then. */
  readonly texts: {
    readonly label: string;
    readonly placeholder: string;
    readonly clear: string;
    readonly submit?: string;
  };
}

/** Milliseconds without a key before the words go into the address. */
const PAUSE = 300;

/** Keeps what is typed until a pause; an address that changes otherwise (back, a link) wins. */
function useSearchText({ search, pathOf }: SearchFieldProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    setSent(search);
    if (search !== sent) setText(search);
  }

  const send = (typed: string) => {
    const words = typed.trim();
    if (words === search) return;
    setSent(words);
    navigate(pathOf(words), { replace: true, preventScrollReset: true });
  };

  return { text, setText, send };
}

/** Whether another page is on its way. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}

/**
 * Sends what was typed once the keys rest, unless a link is followed meanwhile. The router says so in a transition, which
 * a busy page renders late: the rest is told in a transition too, which is rendered with that one or after it.
 */
function useSendAtRest(
  text: string,
  { search, pathOf }: SearchFieldProps,
  send: (typed: string) => void,
): void {
  const [rested, setRested] = useState(text);
  const isLeaving = useIsLeaving();
  const target = pathOf('');

  useEffect(() => {
    const pause = setTimeout(() => startTransition(() => setRested(text)), PAUSE);
    return () => clearTimeout(pause);
  }, [text]);

  // send is another function in each render, which depends on these only.
  useEffect(() => {
    if (rested === text && !isLeaving) send(text);
  }, [rested, text, target, search, isLeaving]);
}

/** Searches a list by the words in its address. */
export function SearchField(props: SearchFieldProps) {
  const { action = '', texts } = props;
  const sentTo = useHref(action);
  const { text, setText, send } = useSearchText(props);
  useSendAtRest(text, props, send);

  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action={sentTo}
        onSubmit={(event) => {
          event.preventDefault();
          send(text);
        }}
      >
        <TextField
          type="search"
          name="q"
          label={texts.label}
          labelHidden
          placeholder={texts.placeholder}
          icon={<SearchIcon size="sm" />}
          clearLabel={texts.clear}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onValueChange={setText}
        />
        {texts.submit && <Button type="submit">{texts.submit}</Button>}
      </form>
    </search>
  );
}
