// The package comes without types.
declare module 'vnu-jar' {
  /** The path of the checker's .jar. */
  const path: string;
  export default path;
}
