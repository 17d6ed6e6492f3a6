import { CARRIED_FIELDS } from '#web/lib/session.ts';

/**
 * What was typed but not sent when the language is changed, for forms without a draft: search boxes and the address of
 * a sign-in. The other language's page is the same, so its fields come in the same order.
 */
const FIELDS = 'form[method=get] :is(input, select), input[autocomplete=username]';
/** Never a password; what is ticked belongs to the address of a list. */
const KINDS = ['text', 'search', 'email', 'select-one'];

type Field = HTMLInputElement | HTMLSelectElement;

interface Carried {
  /** The page they are for. */
  path: string;
  fields: { at: number; name: string; value: string }[];
}

const shown = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)];

const rendered = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;

const pathOf = (address: string): string => new URL(address, window.location.href).pathname;

/** Keeps what differs from the rendered values, for the page with this address. */
export function keepFields(address: string): void {
  const fields = shown().flatMap((field, at) =>
    KINDS.includes(field.type) && field.value !== rendered(field) ? [{ at, name: field.name, value: field.value }] : [],
  );
  const carried: Carried = { path: pathOf(address), fields };
  if (fields.length > 0) sessionStorage.setItem(CARRIED_FIELDS, JSON.stringify(carried));
}

/** Fills in what was kept for this page, once and where nothing else has been typed. */
export function fillFields(): void {
  const kept = sessionStorage.getItem(CARRIED_FIELDS);
  if (kept === null) return;
  sessionStorage.removeItem(CARRIED_FIELDS);
  const { path, fields }: Carried = JSON.parse(kept);
  if (path !== window.location.pathname) return;
  const found = shown();
  for (const { at, name, value } of fields) {
    const field = found[at];
    if (field?.name === name && field.value === rendered(field)) field.value = value;
  }
}
