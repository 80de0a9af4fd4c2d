import { Button, TextField } from '@ecocircle/ui-kit';
import { FormElement, type PathOf, useField, useRows } from '../src/form/index.ts';
import { type EditorValues, EMPTY_RATE, editor } from './editor-form.ts';

const TOP = ['name', 'city', 'street'] as const;
const CONTACTS = ['office', 'gate'] as const;
const CONTACT = ['name', 'phone', 'email'] as const;
const RATE = ['material', 'unit', 'price'] as const;

interface LineProps {
  readonly path: PathOf<EditorValues>;
  readonly onRender?: ((path: string) => void) | undefined;
}

function Line({ path, onRender }: LineProps) {
  onRender?.(path);
  return <TextField label={path} {...useField(editor, path)} />;
}

/** The editor: every field on a line of its own; rows are added, removed and moved. */
export function EditorPage({ onRender }: Pick<LineProps, 'onRender'>) {
  const { keys, add, remove, move } = useRows(editor, 'rates');
  const line = (path: LineProps['path']) => <Line key={path} path={path} onRender={onRender} />;
  return (
    <FormElement form={editor}>
      {TOP.map(line)}
      {CONTACTS.flatMap((contact) => CONTACT.map((field) => line(`contacts.${contact}.${field}`)))}
      {keys.map((key, index) => (
        <fieldset key={key} aria-label={`rate ${key}`}>
          {RATE.map((field) => (
            <Line key={field} path={`rates.${index}.${field}`} onRender={onRender} />
          ))}
          <Button onClick={() => move(index, 0)}>First</Button>
          <Button onClick={() => remove(index)}>Remove</Button>
        </fieldset>
      ))}
      <Button onClick={() => add(EMPTY_RATE)}>Add</Button>
      <Button type="submit">Save</Button>
    </FormElement>
  );
}
