import { useField } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import { Select } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { nameOf } from '../dictionaries/index.ts';
import { materials } from './model.ts';
import { thingForm } from './thing-form-model.ts';

const ALL = { filter: {}, pages: 1 } as const;

/** As what points take a thing, the likeliest first. What is retired stays where it was chosen. */
export function MaterialsField() {
  const { t, locale } = useWording();
  const [state, want, leave] = useUnit([materials.$state, materials.wanted, materials.left]);
  useEffect(() => {
    want(ALL);
    return () => leave();
  }, [want, leave]);
  const { value, onValueChange, error, errorShown } = useField(thingForm, 'materials');
  const known = state.kind === 'ready' ? state.data.entries : [];
  const titled = (id: string) => ({
    id,
    title: nameOf(known.find((one) => one.id === id) ?? { id, names: {} as never }, locale),
  });
  const items = known.filter((one) => one.state === 'published').map(({ id }) => titled(id));
  return (
    <Select
      mode="multi"
      label={t('things.materials')}
      hint={t('things.materialsHint')}
      items={items}
      selected={value.map(titled)}
      onSelectedChange={(chosen) => onValueChange(chosen.map(({ id }) => id))}
      status={state.kind === 'failed' ? 'error' : state.kind === 'ready' ? 'ok' : 'loading'}
      error={error}
      errorShown={errorShown}
      texts={{
        open: t('things.select.open'),
        clear: t('things.select.clear'),
        loading: t('loading'),
        error: t('notLoaded.title'),
        startTyping: t('things.select.nothing'),
        noResults: t('things.select.nothing'),
        remove: (title) => t('things.select.remove', { title }),
      }}
    />
  );
}
