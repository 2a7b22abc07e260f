/** What the server refused: by which field it is shown, or under the form when it concerns none. */
export type FormFailure = {
  field?:
    | 'loginName'
    | 'password'
    | 'passwordAgain'
    | 'inviteCode'
    | 'phone'
    | 'smsCode'
    | 'oldPassword'
    | 'oldSmsCode'
    | 'name';
  message: string;
};
