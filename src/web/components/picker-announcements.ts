import { pickerTexts as texts } from '#texts/pickers.ts';

/**
 * Overrides React Aria's announcements for a list, by its own keys. It would announce an empty list as "0 options
 * available."; the field gives more helpful text instead.
 */
export default {
  'en-US': {
    countAnnouncement: ({ optionCount }: { optionCount: number }): string =>
      optionCount === 0 ? '' : texts.said.options({ count: optionCount }),
    focusAnnouncement: ({ optionText, isSelected }: { optionText: string; isSelected: boolean }): string =>
      isSelected ? texts.said.chosen({ option: optionText }) : optionText,
    selectedAnnouncement: ({ optionText }: { optionText: string }): string => texts.said.chosen({ option: optionText }),
    buttonLabel: texts.said.show,
    listboxLabel: texts.said.list,
  },
};
