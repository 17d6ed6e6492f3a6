/** Whom the database runs as, when not as ourselves. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** Where one DATA_DIR's database lives. */
export interface Home {
  base: string;
  /** PostgreSQL's own data directory. */
  data: string;
  user?: SystemUser;
}
