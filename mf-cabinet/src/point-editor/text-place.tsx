import { useField } from '@ecocircle/app-kit/form';
import { TextField, type TextFieldProps } from '@ecocircle/ui-kit';
import { editor } from './model.ts';
import { FieldPlace } from './section.tsx';

interface TextPlaceProps extends Pick<TextFieldProps, 'hint' | 'type' | 'inputMode' | 'autoComplete'> {
  readonly path: 'name' | 'address' | 'supervisorContacts.name' | 'supervisorContacts.email';
  readonly label: string;
}

/** A text that a review asks for, where the rail finds it. A key in it renders nothing beside it. */
export const TextPlace = ({ path, ...field }: TextPlaceProps) => (
  <FieldPlace path={path}>
    <TextField required {...field} {...useField(editor, path)} />
  </FieldPlace>
);
