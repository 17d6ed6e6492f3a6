import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, type Ref, useContext, useState } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  type Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { LOCALE } from '#contract/locale.ts';
import { componentTexts } from '#texts/components.ts';
import { pickerTexts } from '#texts/pickers.ts';
import { NothingFound, OpeningInput } from '#web/components/combobox.tsx';
import { Field, type FieldBasics, useControl } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Typed } from '#web/components/typed.tsx';
import { type Suggest, type Suggestion, useSuggestions } from '#web/lib/use-suggestions.ts';

export interface TagFieldProps extends Omit<FieldBasics, 'aside'> {
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (tags: string[]) => void;
  onBlur?: () => void;
  /** A fixed list of options. */
  options?: readonly string[];
  /** Remote suggestions for the typed text, requested 200 ms after the last key. */
  suggest?: Suggest<Suggestion>;
  /** Allows entering tags that are not in the list. On by default. */
  allowsOther?: boolean;
  /** The maximum number of tags. */
  max?: number;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Several tags as chips: choose, or type and end with Enter or a comma; paste splits; Backspace removes the last one.
 */
export function TagField({
  label,
  name,
  hint,
  error,
  optional,
  hideLabel,
  value,
  defaultValue = [],
  onValueChange,
  onBlur,
  options = [],
  suggest,
  allowsOther = true,
  max = 50,
  placeholder,
  disabled,
  ref,
}: TagFieldProps) {
  const control = useControl({ name, hint, error });
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const tags = value ?? own;
  const [text, setText] = useState('');
  const [layer, setLayer] = useState<Element>();
  const suggestions = useSuggestions(text, suggest);
  const typed = text.trim().toLocaleLowerCase(LOCALE);
  const listed = options.filter((option) => option.toLocaleLowerCase(LOCALE).includes(typed));
  const offered = (suggest ? suggestions : listed.map((value): Suggestion => ({ value })))
    .filter(({ value: option }) => !hasTag(tags, option))
    .slice(0, 150);

  // Suggestions may still be loading.
  const entering = suggest ? pickerTexts.add : pickerTexts.noMatchAdd;
  const nothing = allowsOther ? entering({ entry: text.trim() }) : pickerTexts.noMatch;

  const change = (next: readonly string[]) => {
    setOwn(next);
    onValueChange?.([...next]);
  };
  const add = (entries: readonly string[]) => {
    const next = [...tags];
    for (const entry of entries) {
      const known = [...options, ...offered.map(({ value: option }) => option)].find((option) =>
        sameTag(option, entry),
      );
      const tag = known ?? (allowsOther ? entry.trim().replace(/\s+/g, ' ') : '');
      if (tag && !hasTag(next, tag) && next.length < max) next.push(tag);
    }
    if (next.length > tags.length) change(next);
    setText('');
  };
  const remove = (tag: string) => {
    change(tags.filter((other) => other !== tag));
    document.getElementById(control.id)?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>, optionFocused: boolean) => {
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === ',' || (event.key === 'Enter' && !optionFocused)) {
      // Enter ends a tag. It never submits the form, which the user may not have reviewed yet.
      event.preventDefault();
      event.stopPropagation();
      if (text.trim() !== '') add([text]);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      change(tags.slice(0, -1));
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const entries = event.clipboardData
      .getData('text')
      .split(/[,;\n\t]+/)
      .filter((entry) => entry.trim() !== '');
    if (entries.length < 2) return;
    event.preventDefault();
    add(entries);
  };

  return (
    <Field {...{ id: control.id, label, hint, error, optional, hideLabel }}>
      <ComboBox
        className="picker"
        aria-label={typeof label === 'string' ? label : name}
        selectedKey={null}
        inputValue={text}
        // Commas are handled here because phone keyboards may send no key events.
        onInputChange={(next) => (next.includes(',') ? add(next.split(',')) : setText(next))}
        onSelectionChange={(key) => {
          if (key !== null) add([String(key)]);
        }}
        items={offered.map(({ value: id, name: called }) => ({ id, called }))}
        allowsCustomValue
        // Suggestions arrive after typing: the list must already be open to show them.
        allowsEmptyCollection={text.trim() !== ''}
        menuTrigger="input"
        isDisabled={disabled}
        isInvalid={Boolean(error)}
        ref={(root) => setLayer(root?.closest('dialog') ?? undefined)}
      >
        {/* A press next to the chips focuses the text box. */}
        <Group
          className="input tags"
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            document.getElementById(control.id)?.focus();
          }}
        >
          {tags.map((tag) => (
            <span key={tag} className="chip">
              <Typed>{tag}</Typed>
              <button
                type="button"
                disabled={disabled}
                aria-label={componentTexts.remove({ what: tag })}
                onClick={() => remove(tag)}
              >
                <Icon as={X} size="s" />
              </button>
            </span>
          ))}
          <TagInput
            ref={ref}
            id={control.id}
            aria-describedby={control['aria-describedby']}
            placeholder={tags.length === 0 ? placeholder : undefined}
            autoComplete="off"
            enterKeyHint="enter"
            onKey={onKey}
            onPaste={onPaste}
            onBlur={() => {
              if (text.trim() !== '' && allowsOther) add([text]);
              onBlur?.();
            }}
          />
        </Group>
        <NothingFound says={nothing} />
        <Popover className="picker-list" offset={4} UNSTABLE_portalContainer={layer}>
          <ListBox<{ id: string; called: string | undefined }>
            renderEmptyState={() => <p className="picker-none">{nothing}</p>}
          >
            {(item) => (
              <ListBoxItem id={item.id} textValue={item.id}>
                {item.called === undefined ? item.id : `${item.called} · ${item.id}`}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {tags.map((tag) => (
        <input key={tag} type="hidden" name={name} value={tag} />
      ))}
    </Field>
  );
}

/** The text box; it knows whether Enter would choose an option of the list. */
function TagInput({
  onKey,
  ...input
}: ComponentProps<typeof Input> & { onKey: (event: KeyboardEvent<HTMLInputElement>, optionFocused: boolean) => void }) {
  const state = useContext(ComboBoxStateContext);
  const optionFocused = Boolean(state?.isOpen) && state?.selectionManager.focusedKey != null;
  return <OpeningInput {...input} onKeyDownCapture={(event) => onKey(event, optionFocused)} />;
}

function sameTag(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase(LOCALE) === other.trim().toLocaleLowerCase(LOCALE);
}

function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((known) => sameTag(known, tag));
}
