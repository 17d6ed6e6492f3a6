/** Whether a hidden page was edited since it was decided that it is hidden. */
export const editWaits = ({
  hiddenAt,
  hiddenEditedAt,
}: {
  hiddenAt: Date | null;
  hiddenEditedAt: Date | null;
}): boolean => hiddenAt !== null && hiddenEditedAt !== null && hiddenEditedAt > hiddenAt;
