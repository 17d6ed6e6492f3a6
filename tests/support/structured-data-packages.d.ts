// The two packages that read structured data come without types.
declare module '@marbec/web-auto-extractor' {
  /** What stands on a page: JSON-LD, microdata, RDFa. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: string;
    path: readonly { type: string }[];
  }
  export default class Validator {
    constructor(schemaOrg: { '@graph': object[] });
    validate(data: object): Promise<Issue[]>;
  }
}
