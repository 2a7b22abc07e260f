import { useEffect, useId, useState, type SubmitEvent } from 'react';

/** What the server refused: by which field it is shown, or under the form when it concerns none. */
export type FormFailure = { field?: string; message: string };

type Values<Name extends string> = Record<Name, string>;

export type FormFieldsOptions<Name extends string> = {
  /** The fields in reading order, with the texts they start with. */
  initial: Values<Name>;
  /** The Chinese sentence for each field that is wrong. */
  check: (values: Values<Name>) => Partial<Record<Name, string>>;
  /** The server's refusal. The same one counts again only after it was gone, as it is while the server is asked. */
  failure?: FormFailure;
  /** Which fields a new refusal empties. */
  clearedBy?: (failure: FormFailure) => readonly Name[];
};

/** The props of one text field. */
export type FieldProps = {
  name: string;
  value: string;
  error?: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
};

export type FormFields<Name extends string> = {
  /** Id for the form: the first wrong field is found in it by its name. */
  formId: string;
  values: Values<Name>;
  /** The server's refusal when no field can show it. */
  formError?: string;
  field: (name: Name) => FieldProps;
  setValue: (name: Name, value: string) => void;
  /** Shows what is wrong with the field; true when nothing is. */
  verify: (name: Name) => boolean;
  /** Submits when every field is right; otherwise shows every error and goes to the first. */
  submit: (event: SubmitEvent<HTMLFormElement>, send: (values: Values<Name>) => void) => void;
};

/**
 * The texts and errors of a small form. A field is judged when it is left after editing and at submit;
 * once judged, its error goes as soon as it is right, so nobody is corrected while still typing.
 */
export function useFormFields<Name extends string>(options: FormFieldsOptions<Name>): FormFields<Name> {
  const { initial, check, failure, clearedBy = clearsNothing } = options;
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [edited, setEdited] = useState<readonly Name[]>([]);
  const [judged, setJudged] = useState<readonly Name[]>([]);
  const [refusal, forgetRefusal] = useRefusal(failure, (refused) => {
    const cleared: readonly Name[] = clearedBy(refused);
    setValues({ ...values, ...Object.fromEntries(cleared.map((name) => [name, ''])) });
    setEdited(edited.filter((name) => !cleared.includes(name)));
    setJudged(judged.filter((name) => !cleared.includes(name)));
  });
  useFocusOnRefusal(formId, failure?.message, failure && (failure.field ?? clearedBy(failure)[0]));

  const names = namesOf(initial);
  const wrong = check(values);
  const isOwnField = names.some((name) => name === refusal?.field);

  const setValue = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setEdited((before) => (before.includes(name) ? before : [...before, name]));
    if (!isOwnField || refusal?.field === name) forgetRefusal();
  };
  const judge = (added: readonly Name[]) => setJudged((before) => [...new Set([...before, ...added])]);
  const errorOf = (name: Name) =>
    (judged.includes(name) ? wrong[name] : undefined) ?? (refusal?.field === name ? refusal.message : undefined);

  return {
    formId,
    values,
    formError: isOwnField ? undefined : refusal?.message,
    setValue,
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onValueChange: (value) => setValue(name, value),
      onBlur: () => edited.includes(name) && judge([name]),
    }),
    verify(name) {
      judge([name]);
      if (wrong[name] !== undefined) focusField(formId, name);
      return wrong[name] === undefined;
    },
    submit(event, send) {
      event.preventDefault();
      judge(names);
      const first = names.find((name) => wrong[name] !== undefined);
      if (first === undefined) send(values);
      else focusField(formId, first);
    },
  };
}

/** `Object.keys` of a record whose keys are known. */
const namesOf = <Name extends string>(record: Values<Name>): Name[] => {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
};

function focusField(formId: string, name: string): void {
  const form = document.getElementById(formId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  if (field instanceof HTMLElement) field.focus();
}

const clearsNothing = () => [];

/** The refusal to show now, from when it comes until it is forgotten. `onNew` runs while rendering. */
function useRefusal(failure: FormFailure | undefined, onNew: (failure: FormFailure) => void) {
  const [refusal, setRefusal] = useState<FormFailure>();
  const [seen, setSeen] = useState<FormFailure>();
  if (!isSame(failure, seen)) {
    setSeen(failure);
    setRefusal(failure);
    if (failure) onNew(failure);
  }
  return [refusal, () => setRefusal(undefined)] as const;
}

/** By content, so that an owner may create the object in each render. */
const isSame = (one: FormFailure | undefined, other: FormFailure | undefined): boolean =>
  one?.message === other?.message && one?.field === other?.field;

/** The field a refusal speaks of is where the person goes on typing. */
function useFocusOnRefusal(formId: string, message: string | undefined, name: string | undefined) {
  useEffect(() => {
    if (message !== undefined && name !== undefined) focusField(formId, name);
  }, [formId, message, name]);
}
