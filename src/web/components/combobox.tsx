import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type Ref, useContext, useState } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { componentTexts } from '#texts/components.ts';
import { pickerTexts } from '#texts/pickers.ts';
import { Field, type FieldBasics, useControl } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { SelectOption } from '#web/components/select-field.tsx';
import { type ControlSize, inputClass } from '#web/components/text-field.tsx';

export interface ComboboxProps extends FieldBasics {
  options: ReadonlyArray<string | SelectOption>;
  /** Controlled value: an option's value, or null. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string | null) => void;
  /** Called with the text while it is typed, to load options for it. */
  onType?: (text: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Allows text that matches no option; the value is then the text. */
  allowsOther?: boolean;
  /** Options load after typing, so the list opens even while it is empty. */
  suggested?: boolean;
  /** Ranks an option by a typed text: lower ranks come first, undefined leaves it out. By default, labels are searched. */
  rank?: (value: string, typed: string) => number | undefined;
  /** Shown below the list. */
  note?: string | undefined;
  disabled?: boolean;
  size?: ControlSize;
  ref?: Ref<HTMLInputElement>;
}

const ranked = (items: readonly SelectOption[], rank: (value: string) => number | undefined): SelectOption[] =>
  items
    .map((item) => ({ item, at: rank(item.value) }))
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .map(({ item }) => item);

/** A field for choosing one of many options by typing. A plain form submits the value under `name`. */
export function Combobox({
  label,
  name,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  options,
  value,
  defaultValue = null,
  onValueChange,
  onType,
  onBlur,
  placeholder,
  allowsOther = false,
  suggested = false,
  rank,
  note,
  disabled,
  size,
  ref,
}: ComboboxProps) {
  const control = useControl({ name, hint, error });
  const items = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const labelOf = (key: string | null) =>
    items.find((item) => item.value === key)?.label ?? (allowsOther ? (key ?? '') : '');
  const [text, setText] = useState(labelOf(chosen));
  // The value may change from outside (a reset, a draft); the text follows it.
  const [followed, setFollowed] = useState(chosen);
  if (followed !== chosen) {
    setFollowed(chosen);
    if (chosen !== null || !allowsOther) setText(labelOf(chosen));
  }
  const isTyped = text !== '' && text !== labelOf(chosen);
  const listed = rank && isTyped ? ranked(items, (value) => rank(value, text)) : items;
  const [layer, setLayer] = useState<Element>();
  const choose = (next: string | null) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <Field {...{ id: control.id, label, hint, error, optional, aside, hideLabel }}>
      <ComboBox
        className="picker"
        aria-label={typeof label === 'string' ? label : name}
        selectedKey={items.some((item) => item.value === chosen) ? chosen : null}
        inputValue={text}
        onInputChange={(next) => {
          setText(next);
          if (!items.some((item) => item.label === next)) onType?.(next);
          if (allowsOther) choose(items.find((item) => item.label === next)?.value ?? (next.trim() || null));
          else if (next !== labelOf(chosen)) {
            // Typing over a choice removes it: the form must never send another value than the field shows.
            setFollowed(null);
            choose(null);
          }
        }}
        onSelectionChange={(key) => {
          if (key === null) {
            // Text that matches no option is cleared.
            if (!allowsOther) {
              choose(null);
              setText('');
            }
            return;
          }
          choose(String(key));
          setText(labelOf(String(key)));
        }}
        // The rank has filtered already.
        {...(rank && { defaultFilter: () => true })}
        allowsCustomValue={allowsOther}
        allowsEmptyCollection={!allowsOther || suggested}
        isDisabled={disabled}
        isInvalid={Boolean(error)}
        // Render the list inside the field's dialog: anything outside a modal dialog is inert.
        ref={(root) => setLayer(root?.closest('dialog') ?? undefined)}
      >
        <OpeningInput
          ref={ref}
          id={control.id}
          aria-describedby={control['aria-describedby']}
          className={inputClass(size)}
          placeholder={placeholder}
          onBlur={onBlur}
          autoComplete="off"
        />
        {chosen !== null && !disabled ? (
          <button
            type="button"
            className="picker-clear"
            aria-label={componentTexts.clear}
            tabIndex={-1}
            onClick={() => {
              setText('');
              choose(null);
              document.getElementById(control.id)?.focus();
            }}
          >
            <Icon as={X} size="s" />
          </button>
        ) : null}
        <Button className="picker-open" aria-label={componentTexts.showList}>
          <Icon as={ChevronDown} />
        </Button>
        <NothingFound says={pickerTexts.noMatch} />
        <Popover className="picker-list" offset={4} UNSTABLE_portalContainer={layer}>
          <ListBox renderEmptyState={() => <p className="picker-none">{pickerTexts.noMatch}</p>}>
            {listed.map((item) => (
              <ListBoxItem key={item.value} id={item.value} textValue={item.label}>
                {item.label}
                <Icon as={Check} size="s" />
              </ListBoxItem>
            ))}
          </ListBox>
          {note ? <p className="picker-note">{note}</p> : null}
        </Popover>
      </ComboBox>
      <input type="hidden" name={name} value={chosen ?? ''} />
    </Field>
  );
}

/**
 * Announces the content of an empty list, which has no focusable option. While a list is open, React Aria hides the
 * rest of the page except elements with this attribute.
 */
export function NothingFound({ says }: { says: string }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <span role="status" data-live-announcer="true" className="visually-hidden">
      {state?.isOpen && state.collection.size === 0 ? says : null}
    </span>
  );
}

/** A text box that opens its list on press, but not when it receives focus from the Tab key. */
export function OpeningInput(props: ComponentProps<typeof Input>) {
  const state = useContext(ComboBoxStateContext);
  return <Input {...props} onClick={() => state?.open(null, 'manual')} />;
}
