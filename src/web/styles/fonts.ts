import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** The address of the one font file that every page needs at once, for the root's `<link rel="preload" as="font">`. */
export const interLatinUrl: string = interLatin;
