import { pickerTexts as texts } from '#texts/pickers.ts';

/**
 * What React Aria says of a list, by its own keys. An empty list it would call "0 options available."; the field says
 * what helps instead.
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
