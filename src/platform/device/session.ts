import { createStore } from 'zustand/vanilla';
import { accountSchema, guestAccount, isLoggedIn, type Account } from '#domain/account.ts';
import { channelCodeSchema, inviteCodeSchema, readEntryCodes } from '#domain/invite.ts';
import { loading, type Loadable } from '#domain/loadable.ts';
import { DEFAULT_CHANNEL_ID, type SdkConfig } from '#domain/sdkConfig.ts';
import { NO_VIP_CONFIG, vipConfigSchema, type VipConfig } from '#domain/vipConfig.ts';
import { storageKey, type DeviceStorage } from './storage.ts';

export type SessionState = {
  account: Account;
  /** Rises with every login, logout and expiry: late answers of an older epoch are dropped. */
  authVersion: number;
  /** Rises when somebody leaves, so that nothing kept for them is shown to the next. */
  cacheScope: number;
  inviteCode: string;
  channelCode: string;
  vipConfig: VipConfig;
  config: Loadable<SdkConfig>;
};

export type SessionStore = ReturnType<typeof createSession>;

/** The session, kept on the device and following other tabs; `address` is read for the invite and channel code. */
export function createSession(storage: DeviceStorage, address: string) {
  const readAccount = () => storage.read(storageKey.account, accountSchema, guestAccount);
  const entry = readEntryCodes(address);
  if (entry.inviteCode) storage.write(storageKey.inviteCode, entry.inviteCode);
  if (entry.channelCode) storage.write(storageKey.channelCode, entry.channelCode);

  const store = createStore<SessionState>(() => ({
    account: readAccount(),
    authVersion: 0,
    cacheScope: 0,
    inviteCode: storage.read(storageKey.inviteCode, inviteCodeSchema, ''),
    channelCode: storage.read(storageKey.channelCode, channelCodeSchema, DEFAULT_CHANNEL_ID),
    vipConfig: storage.read(storageKey.vipConfig, vipConfigSchema, NO_VIP_CONFIG),
    config: loading,
  }));

  const setAccount = (account: Account) =>
    store.setState(({ account: former, authVersion, cacheScope }) => ({
      account,
      authVersion: authVersion + 1,
      cacheScope: isLoggedIn(former) && former.uid !== account.uid ? cacheScope + 1 : cacheScope,
    }));

  storage.onExternalChange(storageKey.account, () => {
    const account = readAccount();
    if (account.token !== store.getState().account.token) setAccount(account);
    else store.setState({ account });
  });

  return {
    ...store,
    login(account: Account): void {
      storage.write(storageKey.account, account);
      setAccount(account);
    },
    /** Resets the account to the spec's defaults (§4, "Logout"). */
    logout(): void {
      storage.remove(storageKey.account);
      setAccount(guestAccount);
    },
    clearInviteCode(): void {
      storage.remove(storageKey.inviteCode);
      store.setState({ inviteCode: '' });
    },
    setVipConfig(vipConfig: VipConfig): void {
      storage.write(storageKey.vipConfig, vipConfig);
      store.setState({ vipConfig });
    },
    setConfig: (config: Loadable<SdkConfig>): void => store.setState({ config }),
    updateAccount(change: Partial<Account>): void {
      const { account } = store.getState();
      // Another tab may have logged out, or have changed something else.
      storage.update(storageKey.account, accountSchema, guestAccount, (kept) =>
        kept.token === account.token ? { ...kept, ...change } : kept,
      );
      store.setState({ account: { ...account, ...change } });
    },
  };
}
