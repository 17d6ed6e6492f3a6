/** The user that the database runs as, if not the portal's. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The folders of one DATA_DIR's database. */
export interface Home {
  base: string;
  /** PostgreSQL's own data directory. */
  data: string;
  user?: SystemUser;
}
