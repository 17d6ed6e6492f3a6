/** The count of unread notices stops here: beyond it a bell shows "99+". */
export const MOST_UNREAD = 100;
