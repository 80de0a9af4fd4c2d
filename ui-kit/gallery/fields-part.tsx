import { useState } from 'react';
import {
  NativeSelect,
  SearchIcon,
  Select,
  type SelectItem,
  type SelectMode,
  TextArea,
  TextField,
  type TextFieldProps,
} from '../src/index.ts';
import { Day } from './day-entry.tsx';
import styles from './gallery.module.css';
import { Moment, Time } from './moment-entry.tsx';
import { Phone } from './phone-entry.tsx';
import { Section } from './section.tsx';

const ITEMS: readonly SelectItem[] = ['Paper', 'Plastic', 'Glass', 'Metal', 'Textile', 'Electronics'].map(
  (title) => ({ id: title, title }),
);

const TEXTS = {
  open: 'Open the list',
  clear: 'Clear',
  loading: 'Loading…',
  error: 'An error occurred while loading data',
  startTyping: 'Start typing...',
  noResults: 'No results',
  remove: (title: string) => `Remove ${title}`,
};

function Text({
  start = '',
  ...props
}: Omit<TextFieldProps, 'value' | 'onValueChange'> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField {...props} value={value} onValueChange={setValue} />;
}

function Area() {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="Comment"
      value={value}
      onValueChange={setValue}
      maxLength={600}
      counted
      hint="What to bring"
    />
  );
}

function Choice({ mode, ...rest }: { mode: SelectMode; status?: 'loading' | 'error'; disabled?: boolean }) {
  const [selected, setSelected] = useState<readonly SelectItem[]>(ITEMS.slice(2, mode === 'multi' ? 4 : 3));
  return (
    <Select
      {...rest}
      mode={mode}
      label={`Select, ${mode}`}
      items={rest.status ? [] : ITEMS}
      selected={selected}
      onSelectedChange={setSelected}
      placeholder="Material"
      texts={TEXTS}
    />
  );
}

function Order() {
  const [order, setOrder] = useState('near');
  const items = [
    { id: 'near', title: 'Nearest first' },
    { id: 'rated', title: 'Best rates first' },
  ];
  return <NativeSelect label="Sort" items={items} value={order} onValueChange={setOrder} />;
}

/** Every field in every state. */
export const FieldsPart = () => (
  <Section title="Fields">
    <div className={styles.grid}>
      <Text label="Name" placeholder="Green yard" clearLabel="Clear" hint="As visitors know it" />
      <Text label="City" start="Алматы" clearLabel="Clear" required />
      <Text label="Valid after it was left" start="anna@example.org" type="email" valid />
      <Text
        label="Email"
        start="anna@"
        type="email"
        error="Write the whole address, such as anna@example.org"
        errorShown
      />
      <Text label="Disabled" start="Cannot be changed" disabled />
      <Text
        label="Password"
        type="password"
        start="DemoPass1"
        showPasswordLabel="Show"
        hidePasswordLabel="Hide"
      />
      <Text
        label="Search"
        large
        type="search"
        icon={<SearchIcon />}
        placeholder="What do you want to hand in?"
      />
      <Day start="2026-11-21" />
      <Day required error="Choose a day" errorShown />
      <Day start="2026-11-21" label="Date, disabled" disabled />
      <Moment start="2026-11-21T18:30" />
      <Moment start="2026-11-21T" errorShown />
      <Moment start="31.02T25:70" errorShown />
      <Moment start="2026-11-21T18:30" label="Moment, disabled" disabled />
      <Time start="18:30" />
      <Phone locale="kk-KZ" />
      <Phone locale="es-AR" start="+5491123456789" valid />
      <Phone locale="ru-RU" start="RU 912345" error="Value is not a valid phone number" errorShown />
      <Phone locale="en-US" start="+12133734253" disabled />
      <Area />
      <Choice mode="single" />
      <Choice mode="multi" />
      <Choice mode="none" />
      <Choice mode="single" status="loading" />
      <Choice mode="single" status="error" />
      <Choice mode="multi" disabled />
      <Order />
    </div>
  </Section>
);
