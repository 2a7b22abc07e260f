export type Agreement = { title: string; updated: string; sections: readonly { heading: string; text: string }[] };
export type AgreementKind = 'terms' | 'privacy';

/**
 * The demonstration's own agreements: short and honest about what the software does. An operator puts
 * its lawyers' text here before opening to the public.
 */
export const agreements = {
  terms: {
    title: '用户协议',
    updated: '2026-01-01',
    sections: [
      {
        heading: '一、这是什么服务',
        text: '本站提供游戏下载、社区交流、漫画阅读和会员服务。浏览和下载免费游戏不需要登录；购买、充值、发布内容需要账号。本站内容仅供年满18周岁的用户浏览。',
      },
      {
        heading: '二、账号',
        text: '请妥善保管用户名和密码，不要转借他人。用手机验证码登录时，未注册的手机号可能会自动创建账号。发现账号异常，请尽快修改密码或联系客服。',
      },
      {
        heading: '三、钻石与会员',
        text: '钻石是站内的虚拟货币，只能在本站使用，不能提现或转让。每次花费钻石之前都会请您确认，同一款游戏购买后可免费重新下载。会员在有效期内可免费下载全部游戏，到期后不再自动扣费。未成年人请勿充值。',
      },
      {
        heading: '四、社区守则',
        text: '请尊重他人，不发布违法、侵权、骚扰或虚假的内容。违反守则的内容会被删除，情节严重的账号会被停用，我们会说明原因。',
      },
      {
        heading: '五、服务变更与责任',
        text: '因维护或不可抗力造成服务中断时，我们会尽快恢复并通过站内公告说明。因我们的过错造成的钻石损失，会如数补回。',
      },
      {
        heading: '六、联系我们',
        text: '对协议有任何疑问，可在「我的」页面联系客服。协议更新时会以公告告知，继续使用即表示同意更新后的内容。',
      },
    ],
  },
  privacy: {
    title: '隐私政策',
    updated: '2026-01-01',
    sections: [
      {
        heading: '一、我们收集什么',
        text: '注册时的用户名和密码（密码只以不可还原的形式保存）；您绑定的手机号；您主动填写的昵称、头像；充值、购买和签到等操作的记录；一个在本机随机生成的设备编号。',
      },
      {
        heading: '二、为什么收集',
        text: '手机号用于登录和找回密码，操作记录用于计算余额、发放奖励和处理争议，设备编号用于识别异常登录。我们不收集通讯录、位置和相册。',
      },
      {
        heading: '三、保存在哪里',
        text: '阅读进度、草稿和登录状态保存在您的浏览器里，清除浏览器数据后会丢失；其余信息保存在本站服务器上。',
      },
      {
        heading: '四、与谁共享',
        text: '支付时，订单号和金额会交给您选择的支付平台。除此之外，未经您同意，我们不会把个人信息交给第三方，法律另有规定的除外。',
      },
      {
        heading: '五、您的权利',
        text: '您可以在个人中心查看、修改自己的资料，也可以联系客服更换手机号、导出数据或注销账号。注销后个人信息会被删除，法律要求留存的订单记录除外。',
      },
      {
        heading: '六、未成年人',
        text: '本站不面向未满18周岁的用户。如发现未成年人注册，请联系客服，我们会核实并删除账号。',
      },
    ],
  },
} satisfies Record<AgreementKind, Agreement>;
